/** Takes the place of React Router's route discovery: every page comes with the whole list of routes. */
export const URL_LIMIT = Number.POSITIVE_INFINITY;
export const isFogOfWarEnabled = () => false;
export const useFogOFWarDiscovery = () => {};
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const getPartialManifest = <Manifest>(manifest: Manifest): Manifest => manifest;
export const getManifestPath = () => '';
export const getPathsWithAncestors = () => [];
export const handleClientVersionMismatch = async () => false;
