export { Counters, type DeletionBlocker, deletionBlockerLabel, deletionBlockers, Stats } from './counters.ts'
export {
  NewOrganisation,
  Organisation,
  OrganisationName,
  OrganisationSetUp,
  OrganisationUpdate,
} from './Organisation.ts'
export {
  ancestorsOf,
  branchOf,
  type DepthClass,
  depthClassLabels,
  depthClassOf,
  type OrganisationNode,
  type OrganisationTree,
  organisationIn,
  searchOrganisations,
  type TreeProblem,
} from './OrganisationTree.ts'
export { parseOrganisationTree } from './parseOrganisationTree.ts'
export {
  FeeText,
  isPricingPlan,
  Pricing,
  type PricingPlan,
  pricingPlanLabel,
  pricingPlans,
  Settings,
  SettingsUpdate,
} from './Settings.ts'
export { type SettingsTexts, settingsErrors, settingsForm, settingsTexts, settingsUpdateOf } from './settingsForm.ts'
