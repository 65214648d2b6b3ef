// Before the others, which take longer to evaluate.
import './stores/online';
import { open } from './main';
import { github } from './stores/online';

open(github);
