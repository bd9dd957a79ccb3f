import './layers.css';
import './fonts';
import './reset.css';

export { layers } from './layers.css';
export { screens } from './screens';
export { vars } from './theme.css';
