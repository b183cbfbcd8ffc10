/** The script of the element once more, for scenarios with two copies in one page. */
import '../www/elements/define.ts';

export * from '../www/elements/micro-max.ts';
export * from '../www/engine/worker-pool.ts';
