import { deviceOwner, type NetworkFormat, type OwnModel, visitors } from '@verapix/domain';
import { type DeviceDatabase, inDatabase, moveEarlierModels, type StoreOutcome } from './device-database';

/** Keeps the user's own models on this device. */
export interface ModelStore {
  /** What is known of each model, in the order in which they were added. */
  list: () => Promise<StoreOutcome<readonly OwnModel[]>>;
  /** What a run needs of a model; undefined if it is not kept here. */
  read: (id: string) => Promise<StoreOutcome<{ format: NetworkFormat; file: Blob } | undefined>>;
  add: (model: OwnModel, file: Blob) => Promise<StoreOutcome<unknown>>;
  remove: (id: string) => Promise<StoreOutcome<unknown>>;
}

let isMoved = false;

const inModels = <Value>(work: (database: DeviceDatabase) => Promise<Value>) =>
  inDatabase(async (database) => {
    if (!isMoved && deviceOwner() === visitors) {
      await moveEarlierModels(database);
      isMoved = true;
    }
    return work(database);
  });

/** The models in the browser's database. */
export const modelStore: ModelStore = {
  list: () =>
    inModels(async (database) => (await database.getAll('models')).map(({ file: _, ...model }) => model)),
  read: (id) =>
    inModels(async (database) => (await database.getAll('models')).find((model) => model.id === id)),
  add: (model, file) => inModels((database) => database.add('models', { ...model, file })),
  remove: (id) =>
    inModels(async (database) => {
      const { store, done } = database.transaction('models', 'readwrite');
      const [keys, models] = await Promise.all([store.getAllKeys(), store.getAll()]);
      const key = keys[models.findIndex((model) => model.id === id)];
      if (key !== undefined) await store.delete(key);
      await done;
    }),
};
