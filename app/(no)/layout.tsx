export { default, viewport } from '../[locale]/layout';
