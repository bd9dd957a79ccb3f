export {
  type PlanColumn,
  type PlanRow,
  type PlanRowGroup,
  PlanTable,
  type PlanTableProps,
} from './PlanTable';
