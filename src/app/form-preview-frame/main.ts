/**
 * The document in the frame of /form-preview: the form alone, without the start of the site, so without session, requests
 * and storage. Everything is imported when it runs, so that the first files of the site do not grow.
 */
async function start(): Promise<void> {
  const [{ openFrame }, { setTextSize }] = await Promise.all([
    import('@/pages/system/form-preview'),
    import('../kiosk/large-print'),
  ]);
  await openFrame(setTextSize);
}

void start();
