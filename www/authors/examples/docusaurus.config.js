// docusaurus.config.js; micro-max.js and micro-max.worker.js lie in static/
export default {
  scripts: [{ src: '/micro-max.js', type: 'module' }],
};
