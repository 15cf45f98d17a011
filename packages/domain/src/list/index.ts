export {
  chosenFilters,
  filterLabels,
  type ListFilter,
  type TextFilter,
  textFilters,
  withoutFilters,
} from './listFilters.ts'
export {
  type CalledScope,
  type DriverSearch,
  driverSearches,
  driversRequest,
  driversWithStatus,
  furtherDriverSearches,
  isListed,
  isOrderHidden,
  isReadWhole,
  isScanned,
  type ListQuestion,
  type ListRequest,
  type ListScan,
  startOfYesterday,
  type UsersListQuery,
  usersRequest,
} from './listRequests.ts'
export { type ListScope, listScope, type ScopeQuestion } from './listScope.ts'
export { missingText } from './missingText.ts'
export {
  changeSearch,
  defaultPageSize,
  driverLists,
  listViews,
  type OrganisationSearch,
  pageSizes,
  parseOrganisationSearch,
  printOrganisationSearch,
  type SearchChange,
  userLists,
} from './OrganisationSearch.ts'
export { commonViews, holdsPersonalData, type SavedView, ViewName, viewSearch } from './savedView.ts'
export {
  furtherReadings,
  type SearchReading,
  searchedFilters,
  searchReadings,
  withoutSearch,
} from './searchReadings.ts'
export {
  defaultSorting,
  isSorting,
  nextSorting,
  organisationUserSorts,
  type SortField,
  type Sorting,
  sortingParts,
  sortKeys,
  userSorts,
} from './sorting.ts'
