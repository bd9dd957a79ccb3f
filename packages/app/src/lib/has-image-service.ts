/** Whether this build is for a project whose functions have an image service. */
export const hasImageService = import.meta.env.VITE_IMAGE_SERVICE === 'true';
