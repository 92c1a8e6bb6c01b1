import type { ApplicationsService } from '#api/services/applications/applications.ts'
import { deletedRetention } from '#api/services/deleted/deleted-retention.ts'
import type { Erasing } from '#api/services/deleted/erasing.ts'
import type { JobRuns } from '#api/services/jobs/job-runs.ts'
import { pictureRetention } from '#api/services/pictures/picture-retention.ts'
import type { PostViewsService } from '#api/services/posts/post-views.ts'
import { ofOwnFiles } from '#api/services/retention/own-files.ts'
import { type RetentionTask, retentionTasks } from '#api/services/retention/retention.ts'
import { createRetentionJob } from '#api/services/retention/retention-job.ts'
import { timesAhead } from '#api/services/retention/times-ahead.ts'
import type { Parts } from '#api/wiring/parts.ts'

interface Owners {
  applications: ApplicationsService
  postViews: PostViewsService
  push: { retention: RetentionTask[] }
  erase: Erasing
  jobRuns: JobRuns
}

export function wireRetention(parts: Parts, owners: Owners) {
  const { stores, resumes, pictures, transfers, mailFolder, log, now } = parts
  const { applications, postViews, push, erase, jobRuns } = owners
  const ownFiles = (task: RetentionTask) =>
    ofOwnFiles(task, { settings: stores.settings, owner: parts.fileOwner, newId: parts.newId })
  return createRetentionJob({
    tasks: [
      ownFiles({ name: 'what a crash left of uploads', deleteSome: () => applications.settle().then(() => false) }),
      { name: 'salts of views', deleteSome: () => postViews.forgetSalts().then(() => false) },
      ...timesAhead({ stores, now }),
      ...push.retention,
      { name: 'posts that were to be brought in', deleteSome: () => transfers.settle().then(() => false) },
      ...pictureRetention({ stores, storage: pictures, now }).map(ownFiles),
      ...deletedRetention({ stores, erase, now }),
      ...retentionTasks({ stores, storage: resumes, mailFolder, now }),
    ],
    onRun: (beganAt, error) =>
      error === undefined ? jobRuns.ended('retention', beganAt) : jobRuns.failed('retention', error),
    now,
    onError: (error, task) => log.error(error, `Deleting ${task} failed; it is tried again within the hour`),
  })
}
