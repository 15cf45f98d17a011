export { isReadWhole, type ListRequest, type UsersListQuery } from './ListRequest.ts'
export {
  chosenFilters,
  filtersOf,
  type ListFilter,
  listFilters,
  withoutChoices,
  withoutFilters,
} from './listFilters.ts'
export {
  type DriverSearch,
  driverSearch,
  driverSearches,
  driversRequest,
  driversWithStatus,
  furtherDriverSearches,
  isListed,
  isOrderHidden,
  type ListQuestion,
  unfilteredDrivers,
  usersRequest,
} from './listRequests.ts'
export { listScope } from './listScope.ts'
export { driverLists, isVerdictView, userLists, type VerdictView } from './listViews.ts'
export { missingText } from './missingText.ts'
export {
  changeSearch,
  type OrganisationSearch,
  pageSizes,
  parseOrganisationSearch,
  type SearchChange,
} from './OrganisationSearch.ts'
export { defaultPageSize, printOrganisationSearch } from './printSearch.ts'
export { commonViews, holdsPersonalData, type SavedView, ViewName, viewSearch } from './savedView.ts'
export {
  furtherReadings,
  isTypedName,
  type SearchReading,
  searchedFilters,
  searchesElsewhere,
  searchReadings,
  searchWords,
  spelledAlike,
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
