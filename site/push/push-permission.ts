/** `Notification.permission` is "denied" in Chromium's private windows; the Permissions API tells the truth. */
export async function readPermission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'notifications' })).state
  } catch {
    return Notification.permission === 'default' ? 'prompt' : Notification.permission
  }
}
