import { rightsOf, staffRights, staffRoles } from '#api/contract/values/staff.ts'

/** Who may what, as a page shows it. */
export const rightsTable = staffRights.map((right) => ({
  right,
  who: staffRoles.filter((role) => rightsOf[role].includes(right)),
}))
