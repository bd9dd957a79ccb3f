/** `ApiTools` for Node. The module itself has the shape of the interface. */

export { fetchPicture } from '@verapix/server/node/fetch-picture';
export { decode, encode, enlarge } from '@verapix/server/node/picture-tools';
