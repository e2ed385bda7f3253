import { engine } from '../../page/engine.ts';
import { planTasks } from './plan-tasks.ts';
import { checkBinding, traitsOf } from './traits.ts';

Object.assign(engine, { planTasks, checkBinding, traitsOf });
