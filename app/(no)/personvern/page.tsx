export { default, generateMetadata } from '../../[locale]/personvern/page';
