/** For inline scripts, which run before the islands. */
export { afterNextFrame, closest, isOrdinaryClick, runSteps, setFlag } from './dom';
export { isNewVisit, postponeBelow } from './new-visit';
export { waitForIslands } from './wait-for-islands';
