import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { observeSize } from '@/shared/lib';
import { readMessage } from '@/shared/sca-frame';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import {
  buildFrameLook,
  FORM_MESSAGE,
  FRAME_PATH,
  HEIGHT_MESSAGE,
  LOOK_MESSAGE,
  READY_MESSAGE,
  type SentForm,
} from '../lib/frame-messages';
import { SCREEN_WIDTHS_PX, type Screen } from '../lib/screens';
import { text } from '../texts';

/** How long to wait for the frame, in ms; it is of our own origin, so after that it will not load. */
const FRAME_TIMEOUT_MS = 15_000;
/** A frame that does not fit is shown smaller, down to this; below that it is scrolled. */
const MIN_SCALE = 0.5;
/** The frame's height until it says its own, in px. */
const INITIAL_HEIGHT_PX = 320;
/** The width of the frame's edge, in px. */
const EDGE_PX = 1;

const ScrollArea = chakra('div', { base: { overflowX: 'auto', overflowY: 'hidden', width: 'full' } });
const FrameEdge = chakra('div', {
  base: {
    boxSizing: 'content-box',
    overflow: 'hidden',
    borderWidth: `${EDGE_PX}px`,
    borderStyle: 'solid',
    borderColor: 'line.strong',
  },
});
const FrameWindow = chakra('iframe', { base: { display: 'block', border: '0', transformOrigin: '0 0' } });

type FormFrameProps = { readonly form: SentForm; readonly screen: Screen };

/**
 * A form in a window of the screen's width, so that media queries are those of the screen. The window holds a document of
 * its own with nothing but the form: a portal into an empty frame would leave our code with the wrong `document`, and the
 * whole site would start a second session. The form and the look are sent to it as messages; its answers stay in it.
 */
export function FormFrame({ form, screen }: FormFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed)
    return (
      <Alert status="danger" title={text('form.failed')}>
        <Stack gap="2" align="start">
          <Text>{text('form.frameFailed')}</Text>
          <Button
            variant="text"
            onClick={() => {
              setAttempt(attempt + 1);
              setHasFailed(false);
            }}
          >
            {uiText('form.tryAgain')}
          </Button>
        </Stack>
      </Alert>
    );
  return <LoadedFrame key={attempt} form={form} screen={screen} onFailed={() => setHasFailed(true)} />;
}

function LoadedFrame({ form, screen, onFailed }: FormFrameProps & { readonly onFailed: () => void }) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const scrollRef = useRef<HTMLDivElement>(null);
  const onFailedRef = useRef(onFailed);
  const [isReady, setIsReady] = useState(false);
  const [height, setHeight] = useState(INITIAL_HEIGHT_PX);
  const [availableWidth, setAvailableWidth] = useState(Number.POSITIVE_INFINITY);
  const width = SCREEN_WIDTHS_PX[screen];
  const scale = Math.min(1, Math.max(MIN_SCALE, availableWidth / width));
  const isScrolled = width * scale > availableWidth;
  const scrollProps =
    isScrolled && ({ role: 'group', tabIndex: 0, 'aria-label': text(`frame.${screen}`) } as const);

  useEffect(() => {
    const { origin } = window.location;
    const timeoutId = setTimeout(() => onFailedRef.current(), FRAME_TIMEOUT_MS);
    const onMessage = (message: MessageEvent) => {
      const source = frameRef.current?.contentWindow ?? null;
      const readFrameMessage = (type: string) => readMessage(message, { origin, source, type });
      if (readFrameMessage(READY_MESSAGE)) {
        clearTimeout(timeoutId);
        setIsReady(true);
      }
      const frameHeight = readFrameMessage(HEIGHT_MESSAGE)?.height;
      if (typeof frameHeight === 'number' && frameHeight > 0) setHeight(frameHeight);
    };
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(timeoutId);
      window.removeEventListener('message', onMessage);
    };
  }, []);

  useEffect(() => {
    if (isReady) postToFrame(frameRef.current, { type: FORM_MESSAGE, ...form });
  }, [isReady, form]);
  useEffect(() => {
    if (isReady)
      postToFrame(frameRef.current, {
        type: LOOK_MESSAGE,
        ...buildFrameLook(document.documentElement, screen),
      });
  }, [isReady, screen]);
  useEffect(() => {
    const { current } = scrollRef;
    if (!current) return;
    const measure = () => setAvailableWidth(current.clientWidth - 2 * EDGE_PX);
    measure();
    return observeSize([current], measure);
  }, []);

  return (
    <Stack gap="2">
      <Text tone="muted" size="sm">
        {text(findSizeTextKey(scale, isScrolled), { width, percent: Math.round(scale * 100) })}
      </Text>
      {!isReady && <Spinner label={text('form.loading')} isLabelShown />}
      <ScrollArea ref={scrollRef} {...scrollProps}>
        <FrameEdge style={{ width: width * scale, height: height * scale }}>
          <FrameWindow
            ref={frameRef}
            src={FRAME_PATH}
            title={text(`frame.${screen}`)}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </FrameEdge>
      </ScrollArea>
    </Stack>
  );
}

function findSizeTextKey(scale: number, isScrolled: boolean) {
  if (scale === 1) return 'form.size';
  return isScrolled ? 'form.sizeScrolled' : 'form.sizeSmaller';
}

function postToFrame(frame: HTMLIFrameElement | null, message: object): void {
  frame?.contentWindow?.postMessage(message, window.location.origin);
}
