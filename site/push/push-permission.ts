/**
 * What the visitor has told the browser before, without asking. Chromium's private windows have a Notification.permission of
 * "denied" although nobody was asked; the permissions themselves know better, where they are to be had.
 */
export async function readPermission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'notifications' })).state
  } catch {
    return Notification.permission === 'default' ? 'prompt' : Notification.permission
  }
}
