// docusaurus.config.js; micro-max.js and micro-max.worker.js are in static/
export default {
  scripts: [{ src: '/micro-max.js', type: 'module' }],
};
