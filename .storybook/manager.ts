import './addons/state-chart/manager';
import './addons/status/manager';
