export {
  chosenFilters,
  filterLabels,
  type ListFilter,
  type TextFilter,
  textFilters,
  withoutFilters,
} from './listFilters.ts'
export {
  type DriverSearch,
  driverSearches,
  driversRequest,
  driversWithStatus,
  furtherDriverSearches,
  isListed,
  isOrderHidden,
  isReadWhole,
  type ListQuestion,
  type ListRequest,
  type UsersListQuery,
  usersRequest,
} from './listRequests.ts'
export { listScope } from './listScope.ts'
export { missingText } from './missingText.ts'
export {
  changeSearch,
  defaultPageSize,
  driverLists,
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
  nextSorting,
  organisationUserSorts,
  type SortField,
  type Sorting,
  sortingParts,
  sortKeys,
  userSorts,
} from './sorting.ts'
