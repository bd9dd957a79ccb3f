export { Statistic, StatisticList, type StatisticListProps, type StatisticProps } from './Statistic';
