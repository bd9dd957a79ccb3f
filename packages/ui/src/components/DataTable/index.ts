export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableRow,
  type DataTableSelection,
  type DataTableSort,
} from './DataTable';
