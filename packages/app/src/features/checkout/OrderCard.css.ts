export { head, root } from '../../lib/summary-card.css';
