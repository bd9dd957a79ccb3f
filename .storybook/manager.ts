import './addons/state-chart/manager';
