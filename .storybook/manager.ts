import './addons/state-chart/manager';
import './addons/status/manager';
import './addons/story-view/manager';
