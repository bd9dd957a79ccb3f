import { type ImageUses, pendingLifetime } from '@verapix/server/images/ports';
import type { BackendOptions } from '../backend';

const hour = 60 * 60_000;

/** Counts uses of the image service in the store. */
export function createImageUses({ store, now }: Pick<BackendOptions, 'store' | 'now'>): ImageUses {
  return {
    begin: async ({ id, userId, maxTotal, maxPerHour }) =>
      store.write(({ generatedImages }) => {
        const ageOf = ({ created_at }: { created_at: string }) => now() - Date.parse(created_at);
        const own = generatedImages.filter(({ user_id }) => user_id === userId);
        const used = own.filter(
          (use) => use.status === 'made' || (use.status === 'pending' && ageOf(use) < pendingLifetime),
        ).length;
        if (maxTotal !== null && used >= maxTotal) return { outcome: 'used_up' };
        const recent = own.filter((use) => ageOf(use) < hour).sort((a, b) => ageOf(a) - ageOf(b));
        const blocking = recent[maxPerHour - 1];
        if (blocking) {
          return { outcome: 'too_many', retryAfter: Math.ceil((hour - ageOf(blocking)) / 1000) };
        }
        generatedImages.push({
          id,
          user_id: userId,
          status: 'pending',
          created_at: new Date(now()).toISOString(),
        });
        return { outcome: 'begun', left: maxTotal === null ? null : maxTotal - used - 1 };
      }),
    end: async (id, status) => {
      store.write(({ generatedImages }) => {
        for (const use of generatedImages) if (use.id === id) use.status = status;
      });
    },
    list: async (userId) =>
      store
        .read()
        .generatedImages.filter(({ user_id }) => user_id === userId)
        .sort((a, b) => a.created_at.localeCompare(b.created_at)),
  };
}
