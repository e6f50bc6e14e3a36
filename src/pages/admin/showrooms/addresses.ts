/** Where the mill lists, edits and previews showrooms, and reads who visited them. */
export const ADMIN_SHOWROOMS = "/admin/showrooms";
export const NEW_SHOWROOM = "/admin/showroom";
export const addressOfRecord = (chanelId: string): string => `${NEW_SHOWROOM}?chanelId=${chanelId}`;
export const addressOfPreview = (chanelId: string): string => `/admin/showroomPreview?chanelId=${chanelId}`;
export const addressOfVisits = (chanelId: string): string => `/admin/showroomVisits?chanelId=${chanelId}`;
