export { SideNav, type SideNavProps, type SideNavSection } from './SideNav';
