/** All figures, as pages load them: one script tag. Each is loaded when the first of its name is in the page. */
import './elements/figures/define.ts';
