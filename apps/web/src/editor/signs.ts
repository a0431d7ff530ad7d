/** The drawing of a tool that leads to the editor: a pencil. */
export const EDIT = 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4';
