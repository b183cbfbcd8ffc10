// docusaurus.config.js; the folder micro-max is in static/
export default {
  scripts: [{ src: '/micro-max/micro-max.js', type: 'module' }],
};
