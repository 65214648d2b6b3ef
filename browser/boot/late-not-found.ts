/** The inline script of the 404 page, in place of browser/boot/late.ts. */
import { showNotFound } from './not-found';

addEventListener('DOMContentLoaded', showNotFound);
