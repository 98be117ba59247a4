import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fork, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { readMessage } from '@/shared/sca-frame';
import { createDesignSystem } from '@/shared/theme';
import {
  FORM_MESSAGE,
  type FrameLook,
  HEIGHT_MESSAGE,
  LOOK_MESSAGE,
  READY_MESSAGE,
  readFormMessage,
  readLookMessage,
} from '../lib/frame-messages';
import { formReceived } from '../model/framed';
import { FramedForm } from './framed-form';

export type SetTextSize = (size: '' | '150%') => void;

/** Shows the form that the page sends, and says how high it is. */
export function openFrame(setTextSize: SetTextSize): void {
  const { parent } = window;
  const { origin } = window.location;
  const root = document.getElementById('root');
  if (!root || parent === window) return;
  const scope = fork();
  const showForm = scopeBind(formReceived, { scope });
  window.addEventListener('message', (message) => {
    const readHostMessage = (type: string) => readMessage(message, { origin, source: parent, type });
    const form = readFormMessage(readHostMessage(FORM_MESSAGE) ?? {});
    const look = readLookMessage(readHostMessage(LOOK_MESSAGE) ?? {});
    if (form) showForm(form);
    if (look) applyLook(look, setTextSize);
  });
  createRoot(root).render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <FramedForm />
      </ChakraProvider>
    </Provider>,
  );
  const postHeight = () => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    parent.postMessage({ type: HEIGHT_MESSAGE, height }, origin);
  };
  // At once, not in the next animation frame: WebKit has none for a frame outside the viewport.
  if (globalThis.ResizeObserver) new ResizeObserver(postHeight).observe(root);
  parent.postMessage({ type: READY_MESSAGE }, origin);
}

/** A kiosk is a tall terminal (`app/kiosk/large-print`), however high its form is here. */
function applyLook({ screen, theme, lang, dir }: FrameLook, setTextSize: SetTextSize): void {
  const { documentElement } = document;
  documentElement.lang = lang;
  documentElement.dir = dir;
  for (const [name, value] of Object.entries(theme)) documentElement.style.setProperty(name, value);
  setTextSize(screen === 'kiosk' ? '150%' : '');
}
