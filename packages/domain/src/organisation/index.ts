export {
  Counters,
  type DeletionBlocker,
  deletionBlockerLabel,
  deletionBlockers,
  deletionConditions,
  Stats,
} from './counters.ts'
export {
  NewOrganisation,
  Organisation,
  OrganisationName,
  OrganisationSetUp,
  OrganisationUpdate,
  organisationNameProblem,
} from './Organisation.ts'
export {
  ancestorsOf,
  branchOf,
  type DepthClass,
  depthClasses,
  depthClassLabels,
  depthClassOf,
  depthOf,
  hidesPersonalData,
  type OrganisationNode,
  type OrganisationTree,
  organisationIn,
  searchOrganisations,
  type TreeProblem,
  withAncestors,
} from './OrganisationTree.ts'
export { parseOrganisationTree } from './parseOrganisationTree.ts'
export {
  amount,
  FeeText,
  isPricingPlan,
  Pricing,
  type PricingPlan,
  parseFee,
  pricingPlanAt,
  pricingPlanLabel,
  pricingPlans,
  Settings,
  SettingsUpdate,
} from './Settings.ts'
export { type SettingsTexts, settingsErrors, settingsForm, settingsTexts, settingsUpdateOf } from './settingsForm.ts'
