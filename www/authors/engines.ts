/** The engines of the pages for authors, which share the workers of the boards on them. */
import { joinEngines } from '../engine/joined-engines.ts';
import { chessSource, variantsSource } from '../engine/source.ts';
import { PRIORITIES, workerPool } from '../engine/worker-pool.ts';
import type { EngineLike } from '../engine/client.ts';
import type { Source } from '../engine/source.ts';

const open = (source: Source) => workerPool(source).open({ priority: PRIORITIES.visible });

/** Opens them; a worker starts with the first question to it. */
export const openEngines = (): EngineLike => joinEngines(open(chessSource), () => open(variantsSource));
