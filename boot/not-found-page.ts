/** The inline script of the 404 page, in place of boot/behind-hero.ts. */
import { showNotFound } from './not-found';

addEventListener('DOMContentLoaded', showNotFound);
