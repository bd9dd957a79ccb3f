// `@verapix/ui/theme` of the published package: for pages on which not everything is ours.
import './layers.css';
import './fonts';
import './own-reset.css';

export { layers } from './layers.css';
export { screens } from './screens';
export { vars } from './theme.css';
