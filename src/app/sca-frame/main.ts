import { hostChallenge } from './host';
import './sca-frame.css';

hostChallenge({ own: window, parent: window.parent, origin: window.location.origin, document });
