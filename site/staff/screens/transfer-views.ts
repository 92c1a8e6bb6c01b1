import type { TransferPlan, TransferRefused } from '#api/contract/staff/post-transfer.ts'
import { type TransferRefusal, transferRefusals } from '#api/contract/values/post-transfer.ts'
import type { RefusedFile, Transfer } from '#ui/blocks/staff/posts/transfer/transfer.ts'

const path = '/admin/posts/transfer'

/** Of the page, with the dry run of a file where there is one. */
export const transferAddress = (file?: string) => (file === undefined ? path : `${path}?file=${file}`)

/** `sentenceOf`: what is said of a refused picture. */
export function refusedFiles(
  refused: readonly TransferRefused[],
  sentenceOf: (why: Exclude<TransferRefused['why'], TransferRefusal>) => string,
): RefusedFile[] {
  return refused.map(({ why, ...file }) => ({ ...file, why: isOwn(why) ? why : { sentence: sentenceOf(why) } }))
}

export function transferPlan(plan: TransferPlan, sentenceOf: Parameters<typeof refusedFiles>[1]): Transfer {
  return { ...plan, refused: refusedFiles(plan.refused, sentenceOf) }
}

function isOwn(why: TransferRefused['why']): why is TransferRefusal {
  return transferRefusals.some((own) => own === why)
}
