import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { customerPhotos } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { invalid } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { isJpeg } from './rules/jpeg.ts';

/** The caller's photo as a JPEG in base64; null if there is none. */
export async function readPhoto(store: Store, { userId }: Caller): Promise<string | null> {
  const [photo] = await store.read((db) =>
    db
      .select({ image: customerPhotos.image })
      .from(customerPhotos)
      .where(and(eq(customerPhotos.operatorId, store.operatorId), eq(customerPhotos.customerId, userId))),
  );
  return photo?.image ?? null;
}

/**
 * Replaces the caller's photo.
 * @throws DomainError 422 if it is not a JPEG
 */
export async function savePhoto(store: Store, { userId }: Caller, bytes: Buffer): Promise<string> {
  if (!isJpeg(bytes)) throw invalid({ photo: ['The photo must be a JPEG picture.'] });
  const image = bytes.toString('base64');
  await store.write((tx) =>
    tx
      .insert(customerPhotos)
      .values({ id: randomUUID(), operatorId: store.operatorId, customerId: userId, image })
      .onConflictDoUpdate({
        target: [customerPhotos.operatorId, customerPhotos.customerId],
        set: { image },
      }),
  );
  return image;
}

/** Removes the caller's photo, if there is one. */
export async function removePhoto(store: Store, { userId }: Caller): Promise<void> {
  await store.write((tx) =>
    tx
      .delete(customerPhotos)
      .where(and(eq(customerPhotos.operatorId, store.operatorId), eq(customerPhotos.customerId, userId))),
  );
}
