export { Counters, type DeletionBlocker, deletionBlockerLabel, deletionBlockers, Stats } from './counters.ts'
export { NewOrganisation, type Organisation, OrganisationSetUp, OrganisationUpdate } from './Organisation.ts'
export {
  ancestorsOf,
  branchOf,
  depthClassOf,
  type OrganisationNode,
  type OrganisationTree,
  organisationIn,
  searchOrganisations,
} from './OrganisationTree.ts'
export { parseOrganisationTree } from './parseOrganisationTree.ts'
export {
  isPricingPlan,
  type PricingPlan,
  pricingPlanLabel,
  pricingPlans,
  Settings,
  SettingsUpdate,
} from './Settings.ts'
export { type SettingsTexts, settingsErrors, settingsForm, settingsTexts, settingsUpdateOf } from './settingsForm.ts'
