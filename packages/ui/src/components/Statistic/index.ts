export { Statistic, type StatisticProps } from './Statistic';
export { StatisticList, type StatisticListProps } from './StatisticList';
