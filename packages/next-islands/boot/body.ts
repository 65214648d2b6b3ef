/** The second inline script for sites without their own. */
import { runSteps } from './dom';
import { waitForIslands } from './wait-for-islands';

runSteps(waitForIslands);
