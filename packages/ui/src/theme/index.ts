import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './layers.css';
import './fallback-fonts.css';
import './reset.css';

export { layers } from './layers.css';
export { screens } from './screens';
export { vars } from './theme.css';
