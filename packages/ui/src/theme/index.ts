import './fonts';
import './layers.css';
import './fallback-fonts.css';
import './reset.css';

export { layers } from './layers.css';
export { screens } from './screens';
export { vars } from './theme.css';
