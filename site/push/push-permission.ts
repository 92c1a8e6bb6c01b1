/**
 * Chromium's private windows have a Notification.permission of "denied" although nobody was asked; the permissions API
 * tells the truth, where it exists.
 */
export async function readPermission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'notifications' })).state
  } catch {
    return Notification.permission === 'default' ? 'prompt' : Notification.permission
  }
}
