import { type Check, look } from '#api/services/post-desk/checks/checked-post.ts'

/** Paragraphs of the source that have changed since this language was last saved. */
export const checkSource: Check = ({ behind }) => (behind > 0 ? [look('behind', { count: String(behind) })] : [])
