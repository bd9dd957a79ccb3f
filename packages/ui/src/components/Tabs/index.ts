export { Tabs, type TabsListProps, type TabsRootProps } from './Tabs';
