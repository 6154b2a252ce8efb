import type { Nature } from '#domain/scoring/dimensions.ts';

export const engineering = {
  Creating:
    'So far the bracket is a pencil line on the back of a parts list. You draw it on the screen, give the inner corner a radius, and leave a hole for the cable.',
  Innovating:
    'Eight screws hold the cover of the pump, and for every service all eight come out. Would four and a hinge be enough? You calculate it and draw the cover again.',
  Performing:
    'Residents have come to the hall because of the new bridge. You load a wooden model of it with bags of sugar, one after another, and let them see where it bends.',
  Advising:
    'The customer wants it light, cheap and delivered by autumn. You show one sketch in steel and one in aluminium. Which of the three wishes, you ask, could be given up first?',
  Organizing:
    'The foundation has to harden for four weeks, the steel comes in three, and the crane is free on two days. You draw the schedule from its last day to its first.',
  Providing:
    'A call comes from the site: there is a measurement missing on page six, and the concrete is on its way. You look it up, write it large on a sketch, and send a photo.',
  Adapting:
    'The motor in your drawing is no longer made. Its successor is two centimetres longer and has the plug on the other side. You delete the housing and begin again at the shaft.',
  Analyzing:
    'The shaft has broken in the same place as the one before it. Under the magnifying glass you follow the fine rings on the broken surface back to where the crack began.',
  Leading:
    'At the acceptance test the needle stops just below the limit. Do we go on, someone asks, and nobody answers. You read the gauge once more, say no, and give the word to open the valve.',
} satisfies Readonly<Record<Nature, string>>;
